import { View } from "@react-pdf/renderer";
import { type ClaimId, claims } from "../../../../content/proposal/claims.ts";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import { pdfColours } from "../look.ts";
import { BeforeAfter } from "./before-after.tsx";
import { FigureWords } from "./figure-words.tsx";
import { panelColours } from "./panel-colours.ts";
import { Waffle } from "./waffle.tsx";

type Props = {
	claim: ClaimId;
	words: ProposalText["figures"];
	ground: keyof typeof panelColours;
	scale: keyof typeof drawings;
	left: number;
	top: number;
	width: number;
	height: number;
	inset: number;
};

const drawings = {
	large: { share: 172, rise: 172, fall: 172, faster: 172 },
	small: { share: 92, rise: 112, fall: 112, faster: 112 },
} as const;

/** Shows one figure: its number, its meaning, and a drawing to scale. */
export function FigurePanel({ claim, words, ground, scale, inset, ...box }: Props) {
	const { percent, kind } = claims[claim];
	const look = panelColours[ground];
	const height = drawings[scale][kind];
	const layout = scale === "large" ? { ...wide, paddingHorizontal: inset } : { ...tall, paddingLeft: inset };
	return (
		<View style={{ position: "absolute", ...box, backgroundColor: pdfColours[ground], ...layout }}>
			<FigureWords claim={claim} words={words} look={look} scale={scale} />
			{kind === "share" ? (
				<Waffle percent={percent} size={height} look={look} />
			) : (
				<BeforeAfter
					after={after[kind](percent)}
					height={height}
					look={look}
					names={kind === "faster" ? [words.waitBefore, words.waitAfter] : [words.before, words.after]}
				/>
			)}
		</View>
	);
}

/** The value after, where the value before was 100. */
const after = {
	rise: (percent: number) => 100 + percent,
	fall: (percent: number) => 100 - percent,
	faster: (percent: number) => 10_000 / (100 + percent),
} as const;

const wide = { flexDirection: "row", justifyContent: "space-between", alignItems: "center" } as const;
const tall = {
	justifyContent: "space-between",
	paddingRight: 12,
	paddingTop: 16,
	paddingBottom: 20,
} as const;
