/**
 * Meaning of the answer to a request for robots.txt: its rules count, there are none and everything may be read, or nothing may be read
 * until the server says more.
 */
export type AnswerMeaning = "rules" | "open" | "closed";

/**
 * By RFC 9309 and Google: 2xx gives rules; 4xx means that there are none; 5xx and 429 that the server cannot say, so nothing may
 * be read. A redirect that is left (after five) counts as none. No answer at all is "closed" as well. Google goes on with the
 * last copy it has after 12 hours, and if the site works otherwise, as if there were none after 30 days.
 */
export function answerMeaning(status: number): AnswerMeaning {
  if (status >= 200 && status < 300) return "rules";
  return status === 429 || status >= 500 ? "closed" : "open";
}
