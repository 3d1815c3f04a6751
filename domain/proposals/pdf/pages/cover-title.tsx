import { View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { PdfColon } from "../shapes/colon.tsx";
import type { Fitted as Fit } from "../text/fit.ts";
import { FittedText } from "../text/fitted.tsx";
import { widthOf } from "../text/measure.ts";

type Props = { title: Fit; palette: { title: string; asks: string; answers: string } };

const leading = 0.98;

/** Shows the recipient's name, with the colon after its last word. */
export function CoverTitle({ title, palette }: Props) {
	const end = widthOf(title.lines.at(-1) ?? "", faces.display, title.size);
	return (
		<View>
			<FittedText text={title} face={faces.display} color={palette.title} leading={leading} />
			<View style={{ position: "absolute", left: end + title.size * 0.08, bottom: title.size * 0.16 }}>
				<PdfColon height={title.size * 0.62} asks={palette.asks} answers={palette.answers} />
			</View>
		</View>
	);
}
