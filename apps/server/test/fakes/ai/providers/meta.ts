import type { AskedRequest, Protocol, Reply } from "../ai-server.ts";
import { channel, review, shop } from "../channel.ts";
import { openaiResponses, response } from "../protocols/openai-responses.ts";

/**
 * Meta's models over its Responses API. They always think first. What exactly stands in their citations is not
 * published: the double gives the least that the protocol can mean, which is an address.
 */
const metaResponses: Protocol = {
  ...openaiResponses,
  reply: (outcome, request) =>
    outcome === "success" ? success(request) : openaiResponses.reply(outcome, request),
};

function success(request: AskedRequest): Reply {
  const { status, body } = response(request, [
    { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "c2VjcmV0" },
    {
      type: "web_search_call",
      id: "ws_1",
      status: "completed",
      action: {
        type: "search",
        queries: ["good chairs", "chairs that last"],
        sources: [
          { type: "url", url: "https://review.example/chairs" },
          { type: "url", url: "https://shop.example/" },
        ],
      },
    },
  ]);
  const answer = {
    type: "message",
    id: "msg_1",
    role: "assistant",
    status: "completed",
    content: [
      {
        type: "output_text",
        text: "Acorn makes good chairs, says Review.",
        annotations: [{ type: "url_citation", url: "https://review.example/chairs" }],
      },
    ],
  };
  return { status, body: { ...body, output: [...body.output, answer] } };
}

/** Meta AI over the Model API. */
export const channels = [
  channel({
    id: "meta-ai",
    protocol: metaResponses,
    env: (key, at) => ({
      META_API_KEY: key,
      META_BASE_URL: `${at}/v1`,
    }),
    finds: {
      sources: [
        { ...review, title: null },
        { ...shop, title: null },
      ],
      searched: true,
      queries: ["good chairs", "chairs that last"],
    },
  }),
];
