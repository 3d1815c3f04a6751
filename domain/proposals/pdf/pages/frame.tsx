import { Page, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { faces } from "../fonts/faces.ts";
import { column, page, pdfBodyFont, pdfColours, pdfDisplayFont, strong } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { colonColours, PdfColon, PdfWordmark } from "../shapes.tsx";
import { Balanced } from "../text/fitted.tsx";

type FrameProps = {
	brief: Brief;
	number: number;
	name: string;
	ground?: "white" | "noche";
	children: ReactNode;
};

/** Lays out an inner page: brand and reference above, page number below. It never takes more than one sheet. */
export function PdfFrame({ brief, number, name, ground = "white", children }: FrameProps) {
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

type HeadingProps = { children: string; ground?: "white" | "noche" };

export function Heading({ children, ground = "white" }: HeadingProps) {
	const dark = ground === "noche";
	return (
		<View style={{ flexDirection: "row", alignItems: "center" }}>
			<Text
				style={{
					...pdfDisplayFont,
					fontSize: 40,
					lineHeight: 1,
					color: dark ? pdfColours.white : pdfColours.ink,
				}}
			>
				{children}
			</Text>
			<View style={{ marginLeft: 5, marginTop: 10 }}>
				<PdfColon height={24} colours={colonColours[ground]} />
			</View>
		</View>
	);
}

type IntroProps = { children: string; size?: number; leading?: number; color?: string; top?: number };

/** Shows the short introduction of a page. */
export function Intro({
	children,
	size = 13,
	leading = 1.45,
	color = pdfColours.ink2,
	top = 16,
}: IntroProps) {
	const style = { marginTop: top };
	return (
		<Balanced face={faces.body} width={column} size={size} leading={leading} color={color} style={style}>
			{children}
		</Balanced>
	);
}
