import { Printer, Share2 } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { copyText } from "#ui/forms/copy-text.ts";
import { toast } from "#ui/overlays/toast.ts";

/** The URL contains all filters, so sharing copies it; exporting prints the page. */
export function OverviewActions(): ReactElement {
  const share = async (): Promise<void> => {
    if (await copyText(location.href))
      toast.success("Link copied: members of this workspace see the same view.");
    else toast.error("The link could not be copied. Please copy it from the address bar.");
  };
  return (
    <div className="flex gap-2 print:hidden">
      <Button size="sm" icon={<Share2 size={16} aria-hidden="true" />} onClick={() => void share()}>
        Share
      </Button>
      <Button size="sm" icon={<Printer size={16} aria-hidden="true" />} onClick={() => print()}>
        Export
      </Button>
    </div>
  );
}
