import type { ReactElement, ReactNode } from "react";
import { KeptMailNote } from "#lib/kept-mail-note.tsx";
import { isMailKept } from "#lib/page-settings.ts";
import { Banner } from "#ui/frame/banner.tsx";

/** After a mail was asked for: that it was sent or, without a mail server, whom to ask for its link. */
export function SentBanner({ children }: { readonly children: ReactNode }): ReactElement {
  if (!isMailKept()) return <Banner tone="pos">{children}</Banner>;
  return (
    <Banner tone="info">
      <KeptMailNote />
    </Banner>
  );
}
