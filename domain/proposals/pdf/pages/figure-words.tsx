import { Text, View } from "@react-pdf/renderer";
import { type ClaimId, claims } from "../../../../content/proposal/claims.ts";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import { pdfBodyFont, pdfDisplayFont } from "../look.ts";
import type { PanelLook } from "./panel-colours.ts";

type Props = {
	claim: ClaimId;
	words: ProposalText["figures"];
	look: PanelLook;
	scale: keyof typeof scales;
};

const scales = {
	large: { width: 290, number: 104, sign: 60, label: 19, detail: 10 },
	small: { width: "100%", number: 48, sign: 30, label: 14, detail: 9 },
} as const;

export function FigureWords({ claim, words, look, scale }: Props) {
	const { percent, kind } = claims[claim];
	const { label, detail } = words.claims[claim];
	const size = scales[scale];
	return (
		<View style={{ width: size.width }}>
			<Text style={{ ...pdfDisplayFont, fontSize: 11, lineHeight: 1.2, color: look.ink2 }}>
				{kind === "share" ? words.upTo : " "}
			</Text>
			<Text style={{ ...pdfDisplayFont, fontSize: size.number, lineHeight: 1, color: look.figure }}>
				{percent}
				<Text style={{ fontSize: size.sign }}>{words.percentSign}</Text>
			</Text>
			<Text
				style={{ ...pdfDisplayFont, fontSize: size.label, lineHeight: 1.15, color: look.ink, marginTop: 4 }}
			>
				{label}
			</Text>
			<Text
				style={{ ...pdfBodyFont, fontSize: size.detail, lineHeight: 1.4, color: look.ink2, marginTop: 5 }}
			>
				{detail}
			</Text>
		</View>
	);
}
