import { Path, Svg, Text } from "@react-pdf/renderer";
import { colours } from "../look/colours.ts";
import { column } from "../look/page.ts";
import { rigid } from "../look/rigid.ts";
import { body, display } from "../look/type.ts";
import type { Diagnosis } from "../plan/diagnostic-brief.ts";
import { dotPath } from "../shapes/dot.tsx";
import { Panel, panelPadding } from "../shapes/panel.tsx";

const dots = 20;
const width = column - 2 * panelPadding;
const pitch = width / dots;
const size = pitch * 0.84;

/** Shows how complete the diagnostic is, one dot for five percent, and what is missing. */
export function Completeness({ score, words }: { score: number; words: Diagnosis["completeness"] }) {
	return (
		<Panel>
			<Text style={{ ...display, fontSize: 17, lineHeight: 1.15, color: colours.ink }}>{words.title}</Text>
			<Svg
				style={{ ...rigid(width, size), marginTop: 14 }}
				width={width}
				height={size}
				viewBox={`0 0 ${width} ${size}`}
			>
				{Array.from({ length: dots }, (_, index) => {
					const filled = index < Math.round((score / 100) * dots);
					const x = index * pitch;
					return (
						<Path
							key={x}
							fill={filled ? colours.ladrillo : colours.line}
							d={dotPath(x, 0, size, filled ? "top-right" : "bottom-left")}
						/>
					);
				})}
			</Svg>
			<Text style={{ ...body, fontSize: 12, lineHeight: 1.4, color: colours.ink, marginTop: 14 }}>
				{words.open}
			</Text>
			{words.note && (
				<Text style={{ ...body, fontSize: 9, lineHeight: 1.4, color: colours.ink2, marginTop: 4 }}>
					{words.note}
				</Text>
			)}
		</Panel>
	);
}
