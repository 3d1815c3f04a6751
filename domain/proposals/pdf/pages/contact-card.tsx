import { Link, Path, Svg, Text, View } from "@react-pdf/renderer";
import { phoneLink } from "../../../../content/phone-link.ts";
import { column, pdfBodyFont, pdfColours, pdfDisplayFont } from "../look.ts";
import type { Brief } from "../plan/brief.ts";
import { PdfColon } from "../shapes.tsx";

export function ContactCard({ brief: { words, brand, links } }: { brief: Brief }) {
	const ways = [
		{ label: words.next.book, text: links.audit.replace(/^https?:\/\//, ""), href: links.audit },
		{ label: words.next.write, text: brand.email, href: `mailto:${brand.email}` },
		{ label: words.next.call, text: brand.phone, href: phoneLink(brand.phone).href },
	];
	return (
		<View style={card}>
			<Slab width={column} height={height} radius={26} color={pdfColours.sol} />
			<View style={{ flexDirection: "row" }}>
				<Text style={{ ...pdfDisplayFont, fontSize: 44, lineHeight: 1, color: pdfColours.ink }}>
					{words.next.invitation}
				</Text>
				<View style={{ marginLeft: 5, marginTop: 13 }}>
					<PdfColon height={27} colours={{ upper: pdfColours.noche, lower: pdfColours.ladrillo }} />
				</View>
			</View>
			<View style={{ width: 212 }}>
				{ways.map(({ label, text, href }, index) => (
					<View key={label} style={{ marginTop: index === 0 ? 0 : 11 }}>
						<Text style={{ ...pdfBodyFont, fontSize: 8.5, lineHeight: 1.2, color: pdfColours.onSol2 }}>
							{label}
						</Text>
						<Link
							src={href}
							style={{
								...pdfDisplayFont,
								fontSize: 16,
								lineHeight: 1.2,
								color: pdfColours.ink,
								textDecoration: "none",
							}}
						>
							{text}
						</Link>
					</View>
				))}
			</View>
		</View>
	);
}

const height = 164;
const card = { height, flexDirection: "row", justifyContent: "space-between", padding: 28 } as const;

type Props = { width: number; height: number; radius: number; color: string };

// A rounded View is a clipped rectangle, whose clip shows as a hairline on a dark ground.
function Slab({ width, height, radius: r, color }: Props) {
	const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
	const outline = `M0 ${r}${arc(r, 0)}L${width} 0L${width} ${height - r}${arc(width - r, height)}L${r} ${height}${arc(0, height - r)}Z`;
	return (
		<Svg
			width={width}
			height={height}
			viewBox={`0 0 ${width} ${height}`}
			style={{ position: "absolute", top: 0, left: 0 }}
		>
			<Path fill={color} d={outline} />
		</Svg>
	);
}
