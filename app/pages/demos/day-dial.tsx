import { circle, drop } from "../../ui/shapes/outlines.ts";
import type { DemosData } from "./demos-data.server.ts";

/** Sizes in units of the drawing; the hours go around the middle of its lower edge. */
const dials = {
	wide: { width: 1440, height: 640, disc: 500, ring: 556, radius: 30 },
	tall: { width: 390, height: 216, disc: 152, ring: 173, radius: 13.5 },
} as const;
const skies = { dawn: "var(--sol)", noon: "var(--cielo)", night: "var(--noche)" } as const;
const far = 9000;

type Props = Pick<DemosData, "demos" | "rows"> & { shape: keyof typeof dials };

/** The day as half a clock over its three skies: a drop for each demo, in the order of their hours. */
export function DayDial({ demos, rows, shape }: Props) {
	const { width, height, disc, ring, radius } = dials[shape];
	const middle = width / 2;
	const place = (turn: number, distance: number) => ({
		x: middle - distance * Math.cos(Math.PI * turn),
		y: height - distance * Math.sin(Math.PI * turn),
	});
	return (
		<svg className={`demos-dial demos-dial-${shape}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			{rows.map(({ hour, first }) => {
				const { x, y } = place(first / demos.length, far);
				const rest = `M${middle} ${height}L${Math.round(x)} ${Math.round(y)}V${-far}H${far}V${height}z`;
				return <path key={hour} fill={skies[hour]} d={rest} />;
			})}
			<path fill="var(--ladrillo)" d={circle(middle, height, disc)} />
			{demos.map(({ path, scene, speaker }, index) => {
				const { x, y } = place((index + 0.5) / demos.length, ring);
				const corner = speaker === "user" ? "sw" : "ne";
				return (
					<path
						key={path}
						data-hour={scene.hour}
						fill={speaker === "user" ? "var(--ask)" : "var(--answer)"}
						d={drop(Math.round(x - radius), Math.round(y - radius), radius, corner)}
					/>
				);
			})}
		</svg>
	);
}
