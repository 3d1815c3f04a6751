import { painted } from "./colours.ts";

/** The styles that the parts of a letter share. */
export const letterLook = {
	ink: painted({ text: "ink" }),
	quiet: painted({ text: "quiet" }),
	small: { margin: "0 0 12px", fontSize: 14, lineHeight: "21px" },
	breaking: { overflowWrap: "anywhere", wordBreak: "break-word" },
} as const;
