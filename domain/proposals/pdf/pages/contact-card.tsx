import { Link, Text, View } from "@react-pdf/renderer";
import { colours } from "../look/colours.ts";
import { column } from "../look/page.ts";
import { body, display } from "../look/type.ts";
import type { Brief } from "../plan/brief.ts";
import { Colon } from "../shapes/colon.tsx";
import { Slab } from "../shapes/slab.tsx";

export function ContactCard({ brief: { words, brand, links } }: { brief: Brief }) {
	const ways = [
		{ label: words.next.book, text: links.audit.replace(/^https?:\/\//, ""), href: links.audit },
		{ label: words.next.write, text: brand.email, href: `mailto:${brand.email}` },
		{ label: words.next.call, text: brand.phone, href: `tel:${brand.phone.replace(/[^+\d]/g, "")}` },
	];
	return (
		<View style={card}>
			<Slab width={column} height={height} radius={26} color={colours.sol} />
			<View style={{ flexDirection: "row" }}>
				<Text style={{ ...display, fontSize: 44, lineHeight: 1, color: colours.ink }}>
					{words.next.invitation}
				</Text>
				<View style={{ marginLeft: 5, marginTop: 13 }}>
					<Colon height={27} asks={colours.noche} answers={colours.ladrillo} />
				</View>
			</View>
			<View style={{ width: 212 }}>
				{ways.map(({ label, text, href }, index) => (
					<View key={label} style={{ marginTop: index === 0 ? 0 : 11 }}>
						<Text style={{ ...body, fontSize: 8.5, lineHeight: 1.2, color: colours.onSol2 }}>{label}</Text>
						<Link
							src={href}
							style={{
								...display,
								fontSize: 16,
								lineHeight: 1.2,
								color: colours.ink,
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
