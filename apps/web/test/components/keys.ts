/** "Control+Shift+k" as user-event writes it: {Control>}{Shift>}{k}{/Shift}{/Control}. */
export function toUserEventKeys(keys: string): string {
  const parts = keys === "+" ? ["+"] : keys.split("+");
  const key = parts.at(-1) ?? "";
  const held = parts.slice(0, -1);
  const named = key === "Space" ? " " : key;
  const pressed = named === "{" || named === "[" ? `${named}${named}` : `{${named}}`;
  return `${held.map((one) => `{${one}>}`).join("")}${pressed}${held
    .map((one) => `{/${one}}`)
    .reverse()
    .join("")}`;
}
