/** Setting that the server wrote into the page about its installation, under this name; empty where nothing did. */
function pageSetting(name: "support-email" | "mail"): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";
}

/** The address of support. */
export function supportAddress(): string {
  return pageSetting("support-email");
}

/** Whether there is no mail server, so that mails wait for superusers. */
export function isMailKept(): boolean {
  return pageSetting("mail") === "kept";
}
