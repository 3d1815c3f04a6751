import { Link, Text, View } from "@react-pdf/renderer";
import { phoneLink } from "../../../../content/phone-link.ts";
import { pdfColours } from "../look/colours.ts";
import { column } from "../look/page.ts";
import { pdfBodyFont, pdfDisplayFont } from "../look/type.ts";
import type { Brief } from "../plan/brief.ts";
import { PdfColon } from "../shapes/colon.tsx";
import { Slab } from "../shapes/slab.tsx";

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
					<PdfColon height={27} asks={pdfColours.noche} answers={pdfColours.ladrillo} />
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
