import { Link, Text, View } from "@react-pdf/renderer";
import { column, pdfBodyFont, pdfColours, pdfDisplayFont } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { Dot } from "../shapes.tsx";
import { ContactCard } from "./contact-card.tsx";
import { Heading, Intro, PdfFrame } from "./frame.tsx";

export function NextSteps({ brief, number }: { brief: Brief; number: number }) {
	const { next } = brief.words;
	return (
		<PdfFrame brief={brief} number={number} name={next.heading} ground="noche">
			<Heading ground="noche">{next.heading}</Heading>
			<Intro size={16} leading={1.42} color={pdfColours.white} top={18}>
				{next.intro}
			</Intro>
			<View style={{ flexDirection: "row", gap: 18, marginTop: 34 }}>
				{next.steps.map((step, index) => (
					<NextStep key={step.name} {...step} number={index + 1} />
				))}
			</View>
			<View style={{ position: "absolute", left: 0, right: 0, bottom: 0 }}>
				<ContactCard brief={brief} />
				<SmallPrint brief={brief} />
			</View>
		</PdfFrame>
	);
}

function SmallPrint({ brief: { words, brand, links, validity } }: { brief: Brief }) {
	const { smallPrint } = words.next;
	return (
		<View style={{ marginTop: 22 }}>
			<Text style={print}>
				{validity} {smallPrint.scope}
			</Text>
			<Text style={{ ...print, marginTop: 5 }}>
				{smallPrint.data(brand.product)}{" "}
				<Link src={links.legal} style={{ color: pdfColours.white, textDecoration: "underline" }}>
					{smallPrint.dataLink}
				</Link>
				.
			</Text>
		</View>
	);
}

const print = { ...pdfBodyFont, fontSize: 8.5, lineHeight: 1.5, color: pdfColours.onNoche2 } as const;

type Props = { number: number; name: string; what: string };

const size = 154;
const looks = [
	{ ground: pdfColours.cielo, ink: pdfColours.ink, point: "bottom-left" },
	{ ground: pdfColours.sol, ink: pdfColours.ink, point: "top-left" },
	{ ground: pdfColours.ladrillo, ink: pdfColours.white, point: "top-right" },
] as const;

function NextStep({ number, name, what }: Props) {
	const look = looks[number - 1] ?? looks[0];
	return (
		<View style={{ width: (column - 36) / 3 }}>
			<View style={{ width: size, height: size }}>
				<Dot size={size} color={look.ground} point={look.point} />
				<Text style={{ ...numeral, color: look.ink }}>{number}</Text>
			</View>
			<Text
				style={{ ...pdfDisplayFont, fontSize: 21, lineHeight: 1.15, color: pdfColours.white, marginTop: 16 }}
			>
				{name}
			</Text>
			<Text
				style={{ ...pdfBodyFont, fontSize: 11, lineHeight: 1.45, color: pdfColours.onNoche2, marginTop: 4 }}
			>
				{what}
			</Text>
		</View>
	);
}

const numeral = {
	...pdfDisplayFont,
	position: "absolute",
	width: size,
	top: size * 0.21,
	fontSize: 84,
	lineHeight: 1,
	textAlign: "center",
} as const;
