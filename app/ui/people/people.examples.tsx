import type { Example } from "../../preview/example.ts";
import { Drawing } from "../shapes/drawing.tsx";
import { crowd } from "./people.ts";
import { Pair, Portrait, type PortraitName } from "./person.tsx";

const names: readonly PortraitName[] = ["laura", "tomas", "sara"];

export default [
	{
		title: "Portrait, the three founders",
		render: () => (
			<div className="preview-grid">
				{names.map((name) => (
					<Portrait key={name} name={name} />
				))}
			</div>
		),
	},
	{ title: "Pair, two founders who talk", render: () => <Pair className="preview-drawing" /> },
	{
		title: "A crowd of thirty",
		render: () => (
			<Drawing
				className="preview-drawing"
				size={[760, 292]}
				shapes={crowd(30, { columns: 10, step: [78, 104] }, ["noche", "noche2", "ladrillo2"])}
			/>
		),
	},
] satisfies Example[];
