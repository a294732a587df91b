import type { FormEvent, ReactElement } from "react";
import { sortApiErrors } from "#lib/api/apply-api-errors.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { useBeginExport } from "../choice/exports.queries.ts";
import { useListChoice } from "../choice/list-choice.tsx";

export function BeginExportDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const begin = useBeginExport(useWorkspaceId());
  const { wish, fields } = useListChoice();
  const failure = begin.error ? sortApiErrors([], begin.error).aboveForm : undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (wish) begin.mutate(wish, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="New export"
      description="All rows of a list are written to a file, CSV and NDJSON packed as .gz. You can go on meanwhile, or leave the page."
      submitLabel="Begin"
      isBusy={begin.isPending}
      disabled={!wish}
      onSubmit={submit}
      onClose={onClose}
    >
      {failure !== undefined && <Banner tone="neg">{failure}</Banner>}
      {fields}
    </FormDialog>
  );
}
