import type { Example } from "../../preview/example.ts";
import { Skyline } from "./skyline.tsx";

export default [
	{
		title: "Skyline, cut off at the edge of a narrow block",
		full: true,
		render: () => (
			<div className="noche preview-clipped">
				<Skyline />
			</div>
		),
	},
] satisfies Example[];
