/** The plan of every organization that has bought none: its credits are given once. */
export const demoPlan = { id: "demo", name: "Demo", credits: 300 } as const;
