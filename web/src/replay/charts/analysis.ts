export type Analysis = Record<string, unknown>;
