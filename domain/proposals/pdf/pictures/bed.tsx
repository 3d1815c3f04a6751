import { G, Path, Rect } from "@react-pdf/renderer";
import { pdfColours } from "../look.ts";
import { dotPath } from "../shapes/dot.tsx";

/** A bed under the hills, the sun up: hotels and travel. */
export function Bed() {
	return (
		<G>
			<Rect x={0} y={0} width={400} height={270} fill={pdfColours.cielo} />
			<Path fill={pdfColours.sol} d={dotPath(260, 6, 100, "bottom-left")} />
			<Path fill={pdfColours.noche2} d="M-2 180V175A102 100 0 0 1 200 175V180Z" />
			<Path fill={pdfColours.noche} d="M100 180V175A152 150 0 0 1 404 175V180Z" />
			<Rect x={0} y={175} width={400} height={95} fill={pdfColours.ink} />
			<Rect x={30} y={125} width={20} height={145} fill={pdfColours.ladrillo2} />
			<Rect x={369} y={195} width={21} height={75} fill={pdfColours.ladrillo2} />
			<Path fill={pdfColours.ladrillo} d="M49 245V194H159V155H330A40 40 0 0 1 370 195V245Z" />
			<Path fill={pdfColours.white} d="M60 195V185A50 50 0 0 1 110 135H160V195Z" />
		</G>
	);
}
