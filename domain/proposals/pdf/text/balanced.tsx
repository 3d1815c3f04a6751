import type { Style } from "@react-pdf/types";
import type { Face } from "../fonts/faces.ts";
import { FittedText } from "./fitted.tsx";
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

/** Shows a short paragraph in lines of even length, without a lonely last word. */
export function Balanced({ children, face, size, width, ...look }: Props) {
	return (
		<FittedText text={{ size, lines: balancedLines(children, face, size, width) }} face={face} {...look} />
	);
}
