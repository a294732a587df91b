import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { useExport } from "../accounts.queries.ts";

export function ExportAccount(): ReactElement {
  const exported = useExport();
  const save = (): void => {
    exported.mutate(undefined, { onSuccess: (file) => saveFile(file, "citelens-account.json") });
  };
  return (
    <Card title="Your data" hint="Everything that we store about you, as a machine-readable file.">
      <div className="flex max-w-(--container-form) flex-col items-start gap-4">
        {exported.isError && <Banner tone="neg">{problemMessage(exported.error)}</Banner>}
        <Button icon={<Download size={16} aria-hidden="true" />} loading={exported.isPending} onClick={save}>
          Export My Data
        </Button>
      </div>
    </Card>
  );
}
