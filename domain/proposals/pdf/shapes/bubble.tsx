import { View } from "@react-pdf/renderer";
import type { Style } from "@react-pdf/types";
import type { ReactNode } from "react";
import { pdfColours } from "../look.ts";

type Props = { speaker: "visitor" | "brand"; children: ReactNode; style?: Style };

const radius = 18;

/** Shows a message. The visitor's is blue with a square corner on the left, the brand's is red with one on the right. */
export function PdfBubble({ speaker, children, style = {} }: Props) {
	const side: Style =
		speaker === "visitor"
			? { backgroundColor: pdfColours.cielo, borderBottomLeftRadius: 0 }
			: { backgroundColor: pdfColours.ladrillo, borderTopRightRadius: 0 };
	return (
		<View style={{ ...corners, paddingVertical: 16, paddingHorizontal: 22, ...side, ...style }}>
			{children}
		</View>
	);
}

const corners: Style = {
	borderTopLeftRadius: radius,
	borderTopRightRadius: radius,
	borderBottomLeftRadius: radius,
	borderBottomRightRadius: radius,
};
