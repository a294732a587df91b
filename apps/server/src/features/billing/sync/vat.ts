import { z } from "zod";
import type { Tools } from "#platform/tools.ts";
import { inTransaction } from "#platform/tools.ts";
import { changeAccount, ensureAccount, lockAccount } from "../store/billing.sql.ts";

const viesAnswer = z.object({ isValid: z.boolean(), userError: z.string().optional() });
const timeoutMs = 15_000;

/** Asks the European Commission's service about a VAT number and keeps its answer; a service that is away is asked again later. */
export async function checkVat(tools: Tools, organizationId: string): Promise<void> {
  const { vat_number: number } = await ensureAccount(tools, organizationId);
  if (number === "") return;

  const state = await askVies(tools, number);
  await inTransaction(tools, async (within) => {
    const account = await lockAccount(within, organizationId);
    if (account?.vat_number === number) await changeAccount(within, organizationId, { vat_state: state });
  });
}

/** Source: the service's own description at ec.europa.eu/taxation_customs/vies/#/technical-information. */
async function askVies(tools: Tools, number: string): Promise<"verified" | "invalid" | "unavailable"> {
  const country = number.startsWith("GR") ? "EL" : number.slice(0, 2);
  try {
    const url = `${tools.viesUrl}/ms/${country}/vat/${encodeURIComponent(number.slice(2))}`;
    const { status, body } = await tools.web.get(url, { accept: "application/json", timeoutMs });
    const answer = viesAnswer.safeParse(JSON.parse(body.toString("utf8")));
    if (status !== 200 || !answer.success) return "unavailable";
    if (answer.data.isValid) return "verified";
    return answer.data.userError === "INVALID" || answer.data.userError === undefined
      ? "invalid"
      : "unavailable";
  } catch (error) {
    tools.log.warn({ err: error }, "The VAT service could not be asked");
    return "unavailable";
  }
}
