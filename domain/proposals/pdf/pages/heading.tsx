import { Text, View } from "@react-pdf/renderer";
import { faces } from "../fonts/faces.ts";
import { column, pdfColours, pdfDisplayFont } from "../look.ts";
import { colonColours, PdfColon } from "../shapes/colon.tsx";
import { Balanced } from "../text/fitted.tsx";

type Props = { children: string; ground?: "white" | "noche" };

export function Heading({ children, ground = "white" }: Props) {
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
