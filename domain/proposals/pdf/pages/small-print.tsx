import { Link, Text, View } from "@react-pdf/renderer";
import { pdfColours } from "../look/colours.ts";
import { pdfBodyFont } from "../look/type.ts";
import type { Brief } from "../plan/brief.ts";

export function SmallPrint({ brief: { words, brand, links, validity } }: { brief: Brief }) {
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
