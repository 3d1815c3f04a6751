import { Text, View } from "@react-pdf/renderer";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import { page, pdfBodyFont, pdfColours, pdfDisplayFont } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { FigurePanel } from "./figure-panel.tsx";
import { Heading, Intro, PdfFrame } from "./frame.tsx";

/** One large panel over three small ones. The first small one is wider, so that its words begin at the page's margin. */
const panels = [
	{ ground: "noche", scale: "large", left: 0, top: 0, width: page.width, height: 244, inset: page.margin },
	{ ground: "cielo", scale: "small", left: 0, top: 244, width: 219, height: 284, inset: page.margin },
	{ ground: "ladrillo", scale: "small", left: 219, top: 244, width: 188.2, height: 284, inset: 18 },
	{ ground: "sol", scale: "small", left: 407.2, top: 244, width: 188.2, height: 284, inset: 18 },
] as const;

/** Shows the company's figures for this business, drawn, with a notice about their source. */
export function FiguresPage({ brief, number }: { brief: Brief; number: number }) {
	const { words, claims, brand } = brief;
	return (
		<PdfFrame brief={brief} number={number} name={words.figures.heading}>
			<Heading>{words.figures.heading}</Heading>
			<Intro size={10} top={14}>
				{words.figures.notice(brand.product)}
			</Intro>
			<View style={{ position: "absolute", left: -page.margin, top: 116 }}>
				{panels.map((panel, index) => {
					const claim = claims[index];
					return claim && <FigurePanel key={claim} claim={claim} words={words.figures} {...panel} />;
				})}
			</View>
			<FigureFacts facts={words.figures.facts} />
		</PdfFrame>
	);
}

/** Shows three figures that are not percentages, in a row below the drawings. */
function FigureFacts({ facts }: { facts: ProposalText["figures"]["facts"] }) {
	return (
		<View style={{ position: "absolute", bottom: 0, left: 0, right: 0, flexDirection: "row" }}>
			{facts.map(({ figure, label }) => (
				<View key={label} style={{ flex: 1, flexDirection: "row", alignItems: "center" }}>
					<Text style={{ ...pdfDisplayFont, fontSize: 28, lineHeight: 1, color: pdfColours.ink }}>
						{figure}
					</Text>
					<Text
						style={{
							...pdfBodyFont,
							fontSize: 9.5,
							lineHeight: 1.3,
							color: pdfColours.ink2,
							marginLeft: 8,
							maxWidth: 80,
						}}
					>
						{label}
					</Text>
				</View>
			))}
		</View>
	);
}
