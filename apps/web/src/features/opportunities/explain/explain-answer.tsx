import type { AnswerShown } from "@citelens/contract/visibility/answers";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { LoadingCard } from "#ui/frame/skeleton.tsx";

const Explanation = lazy(() =>
  import("./explanation.tsx").then(({ Explanation }) => ({ default: Explanation })),
);

/** Own page that an answer found and what it cites instead, once somebody asks. */
export function ExplainAnswer({ answer }: { readonly answer: Pick<AnswerShown, "id"> }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title="Why these pages"
      hint="The pages that this answer cites beside yours, by their texts as they were read. What a model thought is not known."
      actions={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen((isNow) => !isNow)}>
          {isOpen ? "Hide the explanation" : "Explain this answer"}
        </Button>
      }
    >
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <Explanation answerId={answer.id} loading={<Loading />} />
        </Suspense>
      )}
    </Card>
  );
}

function Loading(): ReactElement {
  return <LoadingCard label="Comparing pages" height="h-72" />;
}
