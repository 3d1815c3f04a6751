import { Page, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { page, pdfBodyFont, pdfColours, strong } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { colonColours, PdfWordmark } from "../shapes/colon.tsx";

type Props = {
	brief: Brief;
	number: number;
	name: string;
	ground?: "white" | "noche";
	children: ReactNode;
};

/** Lays out an inner page: brand and reference above, page number below. It never takes more than one sheet. */
export function PdfFrame({ brief, number, name, ground = "white", children }: Props) {
	const dark = ground === "noche";
	const quiet = dark ? pdfColours.onNoche2 : pdfColours.ink2;
	const small = { ...pdfBodyFont, fontSize: 8.5, color: quiet };
	const { header, pages, words, brand } = brief;
	return (
		<Page size="A4" bookmark={name} style={{ backgroundColor: pdfColours[ground] }}>
			<View style={{ ...bar, top: 30 }}>
				<PdfWordmark
					name={brand.product}
					size={17}
					color={dark ? pdfColours.white : pdfColours.ink}
					colours={colonColours[ground]}
				/>
				<Text style={small}>{header}</Text>
			</View>
			<View style={contentArea}>{children}</View>
			<View style={{ ...bar, bottom: 26 }}>
				<Text style={small}>{brand.tagline}</Text>
				<Text style={{ ...small, ...strong }}>{words.pageOf(number, pages)}</Text>
			</View>
		</Page>
	);
}

const contentArea = {
	position: "absolute",
	top: 74,
	height: page.height - 74 - 62,
	left: page.margin,
	right: page.margin,
} as const;
const bar = {
	position: "absolute",
	left: page.margin,
	right: page.margin,
	flexDirection: "row",
	justifyContent: "space-between",
	alignItems: "center",
} as const;
