import { ApiProblem } from "./api-problem.ts";

/** Parses a failed response. Never throws: an unknown body gives a problem without messages. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined); // an HTML page of a proxy, for example
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
