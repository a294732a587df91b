import { launchSuccess } from "@citelens/contract/visibility/campaign-constants";
import type { RunProgress } from "@citelens/contract/visibility/runs";

const messages = [
  "Asking the AI models your queries…",
  "Collecting their answers…",
  "Looking for your brand and its competitors in them…",
  "Recording which sources they cite…",
  "Preparing your first results…",
] as const;

/** The message at that second: each stays for four seconds, then they repeat. */
export function messageAt(elapsedSeconds: number): string {
  const index = Math.floor(elapsedSeconds / launchSuccess.messageSeconds) % messages.length;
  return messages[index] ?? messages[0];
}

/** The seconds left of the countdown. */
export function secondsLeft(elapsedSeconds: number): number {
  return Math.max(0, launchSuccess.countdownSeconds - elapsedSeconds);
}

/** Finished answers: received, refused or failed. */
export function answersDone({ answers_ok, answers_refused, answers_failed }: Answers): number {
  return answers_ok + answers_refused + answers_failed;
}

type Answers = Pick<RunProgress, "answers_ok" | "answers_refused" | "answers_failed">;

export type StepState = "done" | "current" | "next";

export interface LaunchStep {
  readonly title: string;
  readonly hint: string;
  readonly state: StepState;
}

const steps = [
  { title: "Data Collection", hint: "The AI models answer your queries." },
  { title: "AI Analysis", hint: "Each answer is read for brands, sources and sentiment." },
  { title: "Report Generation", hint: "The figures of your first run are calculated." },
] as const;

/** The steps of a run: collecting until all answers are in, done when the run is. */
export function launchSteps(run: RunProgress | undefined): readonly LaunchStep[] {
  const doneCount = stepsDone(run);
  return steps.map((step, index) => ({ ...step, state: stateOf(index, doneCount) }));
}

function stepsDone(run: RunProgress | undefined): number {
  if (!run) return 0;
  if (run.status === "DONE") return steps.length;
  return run.answers_total > 0 && answersDone(run) >= run.answers_total ? 1 : 0;
}

function stateOf(index: number, doneCount: number): StepState {
  if (index < doneCount) return "done";
  return index === doneCount ? "current" : "next";
}
