import { Drawing } from "../../ui/shapes/drawing.tsx";
import { drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const head: readonly Shape[] = [
	["sol2", "M-2000 520H480v60H-2000z"],
	["cielo2", "M480 520h2000v60H480z"],
	["papel", "M270 560a210 150 0 0 1 420 0z"],
	["ladrillo2", "M410 400h140v60a70 70 0 0 1-140 0z"],
	["ladrillo", "M560 440H400A70 70 0 0 1 330 376H392A62 62 0 0 0 330 314H284L330 236V190L420 112H560z"],
	[
		"tinta",
		"M480 20A210 210 0 0 1 690 230V430H560V192A80 80 0 0 0 480 112A124 124 0 0 1 356 236H318V182A162 162 0 0 1 480 20ZM398 261a15 15 0 1 1 0 30a15 15 0 1 1 0-30z",
	],
	["luz", "M570 210a98 98 0 1 1 98 98H570z"],
	["ladrillo", "M610 210a58 58 0 1 1 58 58H610z"],
	["tinta", "M644 210a24 24 0 1 1 24 24H644z"],
];
const body = "M170 290V120A170 170 0 0 0 0 290Z";
const face = "M169 112h-50a50 50 0 1 1 50-50z";
const heights = [18, 34, 58, 44, 76, 52, 30, 64, 40, 22];
const voice = heights
	.map((height, index) => rectangle(778 + 17 * index, 240 - height / 2, 9, height))
	.join("");

/** One head between two halves: the mouth greets those who arrive, the ear listens to those who leave. */
export function SurveyByVoice({ greeting }: { greeting: string }) {
	return (
		<Drawing className="listener" size={[960, 560]} shapes={head}>
			<g transform="translate(1 290) scale(.793)">
				<path fill="var(--noche)" d={body} />
				<path fill="var(--ladrillo2)" d={face} />
			</g>
			<g className="arrives">
				<path fill="var(--celeste)" d={drop(128, 196, 48, "sw")} />
				<text x="176" y="267" fill="var(--tinta)">
					?
				</text>
			</g>
			<g className="arrives answering">
				<path fill="var(--ladrillo)" d="M292 424H226A66 66 0 1 1 292 358Z" />
				<text className="listener-greeting" x="226" y="374" fill="var(--papel)">
					{greeting}
				</text>
			</g>
			<path fill="var(--on-cielo)" d={voice} />
			<g transform="translate(743 290) scale(.793)">
				<path fill="var(--noche2)" d={body} />
				<path fill="var(--papel)" d={face} />
			</g>
			<path fill="var(--tinta)" d="M900 424v-26h36v26h-9v-17h-18v17z" />
			<path fill="var(--ladrillo)" d={rectangle(884, 424, 68, 96)} />
			<path fill="var(--ladrillo2)" d={rectangle(884, 450, 68, 12)} />
		</Drawing>
	);
}
