import type { Example } from "../../preview/example.ts";
import { Colon } from "./colon.tsx";

const blocks = ["paper", "noche", "ladrillo", "cielo", "sol"];

export default [
	{
		title: "Colon on each block",
		render: () => (
			<div className="row preview-large">
				{blocks.map((block) => (
					<span key={block} className={`preview-ground ${block}`}>
						<Colon />
					</span>
				))}
			</div>
		),
	},
] satisfies Example[];
