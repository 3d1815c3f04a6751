import type { Style } from "@react-pdf/types";
import type { Face } from "../fonts/faces.ts";
import { Fitted } from "./fitted.tsx";
import { balancedLines } from "./lines.ts";

type Props = {
	children: string;
	face: Face;
	size: number;
	width: number;
	leading: number;
	color: string;
	style?: Style;
};

/** A short paragraph in lines as even as they can be: no lonely last word. */
export function Balanced({ children, face, size, width, ...look }: Props) {
	return <Fitted text={{ size, lines: balancedLines(children, face, size, width) }} face={face} {...look} />;
}
