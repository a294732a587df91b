interface ModelTally {
  /** The model's, as people know it. */
  readonly name: string;
  readonly asked: number;
  readonly failed: number;
  /** Why the failed ones failed, in a sentence. */
  readonly reason: string | null;
}

/** A model that failed at so many questions of a run, and at this part of them, needs somebody's attention. */
const unanswered = { questions: 3, part: 0.5 } as const;

/** Models that hardly answered a run, and why, in sentences; none where each of them did. */
export function unansweredNote(models: readonly ModelTally[]): string | undefined {
  const notes = models
    .filter(({ asked, failed }) => failed >= unanswered.questions && failed >= asked * unanswered.part)
    .map(({ name, asked, failed, reason }) => {
      const count = failed === asked ? `none of ${asked}` : `${asked - failed} of ${asked}`;
      return `${name} answered ${count} questions of the newest run.${reason ? ` ${reason}` : ""}`;
    });
  return notes.length > 0 ? notes.join(" ") : undefined;
}
