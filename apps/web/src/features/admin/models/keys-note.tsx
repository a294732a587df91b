import type { ReactElement } from "react";
import { Banner } from "#ui/frame/banner.tsx";

/** Keys cannot be set on this page: the administrator passes them to the server as environment variables. */
export function KeysNote(): ReactElement {
  return (
    <Banner tone="info" title="Keys come from the environment">
      A model that lacks a key names its variables below; the server reads them when it starts.{" "}
      <code className="text-sm wrap-anywhere">OPERATOR_MODELS</code> selects the model of each operator.{" "}
      <code className="text-sm wrap-anywhere">OPENAI_COMPATIBLE_BASE_URL</code> with{" "}
      <code className="text-sm wrap-anywhere">OPENAI_COMPATIBLE_MODELS</code> adds models of your own server.
      They are all listed in <code className="text-sm whitespace-nowrap">docs/self-hosting.md</code>.
    </Banner>
  );
}
