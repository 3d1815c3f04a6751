import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { pdfColours } from "../look.ts";

export const panelPadding = 20;

/** Shows a pale block at the foot of a page, square at the lower left like the visitor's bubble. */
export function Panel({ children }: { children: ReactNode }) {
	return <View style={style}>{children}</View>;
}

const style = {
	position: "absolute",
	bottom: 0,
	left: 0,
	right: 0,
	backgroundColor: pdfColours.niebla,
	borderTopLeftRadius: 22,
	borderTopRightRadius: 22,
	borderBottomRightRadius: 22,
	padding: panelPadding,
} as const;
