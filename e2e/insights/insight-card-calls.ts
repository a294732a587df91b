/** The calls of the Overview's smaller cards, by what each asks for. */
export const cardCalls = {
  sources: "**/api/v1/projects/*/influential-sources/?*",
  channels: "**/api/v1/projects/*/ai-operator-models/?*",
  prompts: "**/api/v1/projects/*/performance-prompts/?*",
  sentiment: "**/api/v1/projects/*/sentiment-analysis/?*",
  worst: "**/api/v1/projects/*/negative-sentiment-answers/?*",
  searches: "**/api/v1/projects/*/insights/searches/?*",
  matrix: "**/api/v1/projects/*/insights/matrix/?*",
} as const;
