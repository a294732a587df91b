import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { arcQuestions } from "./demo-campaigns.ts";

/** Days on which an assistant answers no question about the demo's product, so that its campaign needs somebody's attention. */
const outage = { assistant: "demo-guides", from: 86, until: 97, questions: new Set(arcQuestions) };

interface Asked {
  readonly assistant: string;
  readonly question: string;
  readonly webDay: number;
}

export function outageOf({ assistant, question, webDay }: Asked): OperatorFailure | undefined {
  const isOut = assistant === outage.assistant && outage.from <= webDay && webDay < outage.until;
  if (!isOut || !outage.questions.has(question)) return undefined;
  return new OperatorFailure("overloaded", "This assistant of the demo is overloaded", { again: false });
}
