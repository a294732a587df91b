import type { ReactElement } from "react";
import { supportAddress } from "#lib/page-settings.ts";
import { supportLink } from "#lib/support.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

const subject = "Credits for our organization";

/** How to request credits in installations that grant instead of selling them. */
export function GrantedCredits(): ReactElement {
  return (
    <Banner tone="info" title="Credits are granted here">
      This installation does not sell credits: its administrators grant them. Write to{" "}
      <TextLink render={<a href={supportLink(subject)} />}>{supportAddress()}</TextLink> and say what you need
      them for.
    </Banner>
  );
}

export function RequestCredits({ size }: { readonly size?: "sm" }): ReactElement {
  return (
    <Button
      variant="primary"
      {...(size && { size })}
      render={<a href={supportLink(subject)}>Ask for Credits</a>}
    >
      Ask for Credits
    </Button>
  );
}
