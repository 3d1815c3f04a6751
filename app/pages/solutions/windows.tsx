import { Drawing } from "../../ui/shapes/drawing.tsx";
import { bowl, circle, dome, drop, rectangle } from "../../ui/shapes/outlines.ts";
import type { Shape } from "../../ui/shapes/shapes.tsx";

const arch = "M0 340V150A150 150 0 0 1 300 150V340z";

const bell: readonly Shape[] = [
	["noche", arch],
	["papel", drop(176, 48, 35, "sw")],
	["ladrillo2", rectangle(0, 290, 300, 50)],
	["sol", dome(150, 268, 100)],
	["sol2", circle(150, 154, 15) + rectangle(34, 268, 232, 26)],
];
const key: readonly Shape[] = [
	["celeste", arch],
	[
		"ladrillo",
		`M150 34a74 74 0 1 1 0 148a74 74 0 0 1 0-148zm0 42a32 32 0 1 0 0 64a32 32 0 0 0 0-64z${rectangle(130, 176, 40, 132)}M170 212h40v30h-40zM170 262h58v46h-58z`,
	],
];
const boot: readonly Shape[] = [
	["ladrillo", arch],
	["sol", "M84 84H180V168A86 86 0 0 1 266 254H84z"],
	["tinta", rectangle(84, 254, 182, 26) + rectangle(84, 280, 44, 26)],
	["sol2", rectangle(84, 84, 96, 30)],
	["ladrillo2", rectangle(0, 306, 300, 34)],
];
const windows = [bell, key, boot];

const scallops = (first: number) =>
	Array.from({ length: 9 }, (_, index) => bowl(first + index * 160, 0, 40)).join("");
const awning: readonly Shape[] = [
	["ladrillo2", scallops(40)],
	["ladrillo", scallops(120)],
];

export function Awning() {
	return (
		<Drawing
			className="first-screen-art solutions-awning"
			size={[1440, 40]}
			preserveAspectRatio="xMidYMin slice"
			shapes={awning}
		/>
	);
}

type Props = { solutions: readonly { id: string; name: string; address: string; industryName: string }[] };

/** A façade whose three windows lead to the solutions. */
export function Windows({ solutions }: Props) {
	return (
		<ul className="windows">
			{solutions.map(({ id, name, address, industryName }, index) => (
				<li key={id}>
					<a href={address}>
						<Drawing
							size={[300, 340]}
							preserveAspectRatio="xMidYMax meet"
							shapes={windows[index % windows.length] ?? bell}
						/>
						<span>
							<b>{name}</b> {industryName}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
