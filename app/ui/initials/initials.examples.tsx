import type { Example } from "../../preview/example.ts";
import { Initials } from "./initials.tsx";

export default [
	{
		title: "Initials of a person of the team",
		render: () => <Initials of="Eva Mora" />,
	},
] satisfies Example[];
