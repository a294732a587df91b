import { setTimeout as delay } from "node:timers/promises";
import { createDemo, getDemo } from "@citelens/contract/workspaces/demo";
import type { z } from "zod";
import { signUp, startProduct } from "./product.ts";
import type { BenchRow } from "./table.ts";

const goalSeconds = 90;

/** The demo of a new account, from the click until all of its days are lived, on the product as it is started by `npm start`. */
export async function benchDemo(): Promise<BenchRow[]> {
  const product = await startProduct();
  try {
    const address = `http://127.0.0.1:${product.port}`;
    const { access } = await signUp(address);
    const startedMs = performance.now();
    const seconds = (): number => (performance.now() - startedMs) / 1_000;
    await call(address, "POST", { access, answer: createDemo.answer });

    let firstSeconds = Number.NaN;
    for (;;) {
      const { day, days, status } = await call(address, "GET", { access, answer: getDemo.answer });
      if (day > 0 && Number.isNaN(firstSeconds)) firstSeconds = seconds();
      if (status === "ready") return [row({ days, firstSeconds, seconds: seconds() })];
      await delay(250);
    }
  } finally {
    await product.stop();
  }
}

function row(measured: { days: number; firstSeconds: number; seconds: number }): BenchRow {
  return {
    what: `demo: ${measured.days} days of it, from the click until it is ready; its first day`,
    value: `${measured.seconds.toFixed(0)} s; ${measured.firstSeconds.toFixed(1)} s`,
    ceiling: "",
    ratio: "",
    goal: `<= ${goalSeconds} s`,
  };
}

async function call<T extends z.ZodType>(
  address: string,
  method: "GET" | "POST",
  { access, answer }: { readonly access: string; readonly answer: T },
): Promise<z.output<T>> {
  const response = await fetch(`${address}/api/v1/demo/`, {
    method,
    headers: { authorization: `Bearer ${access}` },
  });
  if (!response.ok) throw new Error(`The demo answered ${response.status}: ${await response.text()}`);
  return answer.parse(await response.json());
}
