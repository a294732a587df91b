import type { ReactElement } from "react";
import { TextLink } from "#ui/text/text-link.tsx";
import { isMailKept, supportAddress } from "./page-settings.ts";
import { supportLink } from "./support.ts";

/** Where mails are kept instead of sent: whom to ask for the link in them. Nothing where they are sent. */
export function KeptMailNote(): ReactElement | null {
  if (!isMailKept()) return null;
  const address = supportAddress();
  return (
    <p className="text-sm text-fg-2">
      No mail server is set up here, so nothing is mailed. Ask the administrator for the link
      {address !== "" && (
        <>
          {" "}
          (
          <TextLink render={<a href={supportLink("The link of an e-mail that was not sent")} />}>
            <span className="break-all">{address}</span>
          </TextLink>
          )
        </>
      )}
      ; superusers find it under Admin &gt; Deliveries.
    </p>
  );
}
