import { View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { pdfColours } from "../look/colours.ts";
import { column } from "../look/page.ts";
import { PdfBubble } from "../shapes/bubble.tsx";
import { Balanced } from "../text/balanced.tsx";
import { ToConfirm } from "./to-confirm.tsx";

/** Shows a pale bubble in place of a missing need. */
export function NoNeed({ toConfirm, children }: { toConfirm: string; children: string }) {
	return (
		<PdfBubble
			speaker="visitor"
			style={{ marginTop: 22, marginRight: 36, backgroundColor: pdfColours.niebla }}
		>
			<ToConfirm>{toConfirm}</ToConfirm>
			<View style={{ marginTop: 6 }}>
				<Balanced face={faces.display} size={28} width={column - 110} leading={1.28} color={pdfColours.ink2}>
					{children}
				</Balanced>
			</View>
		</PdfBubble>
	);
}
