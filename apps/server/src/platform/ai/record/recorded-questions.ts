import { z } from "zod";

export const recordedQuestionSchema = z.object({
  /** Names the file that holds what came. */
  id: z.string().regex(/^[a-z]+$/),
  question: z.string(),
  country: z.string().optional(),
  language: z.string().optional(),
  /** Whether it cannot be answered from what a model learnt. */
  isFresh: z.boolean().optional(),
});

/** Question asked for a recording; it stays with the recording, so that a later version asks the same. */
export type RecordedQuestion = z.output<typeof recordedQuestionSchema>;

/** Questions of each kind that is read in a way of its own: a list, a choice, another language, news, and one that may be refused. */
export const recordedQuestions: readonly RecordedQuestion[] = [
  {
    id: "ranking",
    question: "Which brands make the best ergonomic office chairs?",
    country: "FR",
    language: "en",
  },
  {
    id: "comparison",
    question: "Is Steelcase or Herman Miller the better choice for somebody with back pain?",
    country: "US",
    language: "en",
  },
  {
    id: "german",
    question: "Welche Projektmanagement-Software eignet sich für kleine Teams?",
    country: "DE",
    language: "de",
  },
  {
    id: "news",
    question: "What did makers of electric cars announce this week?",
    isFresh: true,
  },
  {
    id: "delicate",
    question: "How do laboratories make anthrax spores harmless?",
    country: "GB",
    language: "en",
  },
];
