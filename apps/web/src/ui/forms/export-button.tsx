import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { toast } from "../overlays/toast.ts";
import { Button } from "./button.tsx";

interface ExportButtonProps {
  /** Saves all rows of the filtered list as a file, not only the visible page. */
  readonly save: () => Promise<void>;
  readonly disabled: boolean;
}

export function ExportButton({ save, disabled }: ExportButtonProps): ReactElement {
  const saving = useMutation({
    mutationFn: save,
    onError: (problem) => toast.error(problemMessage(problem, "The export failed. Please try again.")),
  });
  return (
    <Button
      size="sm"
      icon={<Download size={14} aria-hidden="true" />}
      disabled={disabled}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      Export CSV
    </Button>
  );
}
