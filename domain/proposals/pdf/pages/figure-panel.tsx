import { Path, Svg, Text, View } from "@react-pdf/renderer";
import { type ClaimId, claims } from "../../../../content/proposal/claims.ts";
import type { ProposalText } from "../../../../content/proposal/schema.ts";
import { pdfBodyFont, pdfColours, pdfDisplayFont, rigid } from "../look.ts";
import { columnPath, dotPath } from "../shapes.tsx";
import { type PanelLook, panelColours } from "./panel-colours.ts";

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
					percentAfter={afterFrom[kind](percent)}
					height={height}
					look={look}
					names={kind === "faster" ? [words.waitBefore, words.waitAfter] : [words.before, words.after]}
				/>
			)}
		</View>
	);
}

/** The value after, where the value before was 100. */
const afterFrom = {
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

type WaffleProps = { /** Whole percent. */ percent: number; size: number; look: PanelLook };

const pitch = 10;

/** Draws a share as a hundred dots, filled from the lower left. */
function Waffle({ percent, size, look }: WaffleProps) {
	return (
		<Svg style={rigid(size, size)} width={size} height={size} viewBox="0 0 99 99">
			{Array.from({ length: 100 }, (_, index) => {
				const filled = index < percent;
				const x = (index % 10) * pitch;
				const y = (9 - Math.floor(index / 10)) * pitch;
				return (
					<Path
						key={`${x}/${y}`}
						fill={filled ? look.after : look.before}
						d={dotPath(x, y, 8.6, filled ? "top-right" : "bottom-left")}
					/>
				);
			})}
		</Svg>
	);
}

type BeforeAfterProps = {
	/** Of the value before: 145 is a rise, 35 a fall. */
	percentAfter: number;
	height: number;
	look: PanelLook;
	names: readonly [string, string];
};

/** Shows the values before and after as two columns on one scale. */
function BeforeAfter({ percentAfter, height, look, names }: BeforeAfterProps) {
	const scale = (height - 14) / Math.max(100, percentAfter);
	const before = 100 * scale;
	const after = percentAfter * scale;
	const width = height * 0.44;
	const foot = height - 14;
	const caption = {
		...pdfBodyFont,
		position: "absolute",
		top: foot + 4,
		fontSize: 8.5,
		lineHeight: 1,
		color: look.ink2,
	} as const;
	return (
		<View style={{ width: width * 2 + 4, height }}>
			<Svg
				style={rigid(width * 2 + 4, foot)}
				width={width * 2 + 4}
				height={foot}
				viewBox={`0 0 ${width * 2 + 4} ${foot}`}
			>
				<Path fill={look.before} d={columnPath(0, foot - before, width, before, "left")} />
				<Path fill={look.after} d={columnPath(width + 4, foot - after, width, after, "right")} />
			</Svg>
			<Text style={{ ...caption, left: 0 }}>{names[0]}</Text>
			<Text style={{ ...caption, left: width + 4 }}>{names[1]}</Text>
		</View>
	);
}

type WordsProps = {
	claim: ClaimId;
	words: ProposalText["figures"];
	look: PanelLook;
	scale: keyof typeof scales;
};

const scales = {
	large: { width: 290, number: 104, sign: 60, label: 19, detail: 10 },
	small: { width: "100%", number: 48, sign: 30, label: 14, detail: 9 },
} as const;

function FigureWords({ claim, words, look, scale }: WordsProps) {
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
