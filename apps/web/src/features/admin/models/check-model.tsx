import type { OperatorHealth } from "@citelens/contract/visibility/operators";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Badge } from "#ui/text/badge.tsx";
import { describeCheck } from "./check-result.rules.ts";
import { useCheckOperator } from "./models.queries.ts";

/** Sends one test question. The result stays below the button until the next one. */
export function CheckModel({ operator }: { readonly operator: OperatorHealth }): ReactElement {
  const { mutate, isPending, data } = useCheckOperator(operator.id);
  const check = (): void =>
    mutate(undefined, {
      onSuccess: (checked) => {
        const { tone, sentence } = describeCheck(checked, operator);
        if (tone === "pos") toast.success(sentence);
        else toast.error(sentence);
      },
      onError: (problem) => toast.error(problemMessage(problem)),
    });
  const result = data && describeCheck(data, operator);
  return (
    <div className="inline-flex flex-col items-end gap-1">
      <Button size="sm" loading={isPending} aria-label={`Check ${operator.display_name}`} onClick={check}>
        Check
      </Button>
      {result && !isPending && <Badge tone={result.tone}>{result.word}</Badge>}
    </div>
  );
}
