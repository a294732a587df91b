import { ApiProblem } from "./api-problem.ts";

/** The problem that a failed answer tells of. Never throws: a body of another kind is a problem without words. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined); // a proxy's HTML page says nothing to us
  return new ApiProblem({
    status: response.status,
    retryAfterSeconds: secondsOf(response.headers.get("retry-after")),
    ...wordsOf(body),
  });
}

function wordsOf(
  body: unknown,
): Pick<ApiProblem, "code" | "detail"> | Pick<ApiProblem, "fields"> | undefined {
  if (typeof body !== "object" || body === null) return undefined;

  if ("detail" in body && typeof body.detail === "string") {
    return {
      detail: body.detail,
      code: "code" in body && typeof body.code === "string" ? body.code : undefined,
    };
  }
  return {
    fields: Object.fromEntries(Object.entries(body).map(([field, value]) => [field, messagesOf(value)])),
  };
}

function messagesOf(value: unknown): string[] {
  return [value].flat().filter((sentence) => typeof sentence === "string");
}

function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}
