import { PageOutlet } from "../document/page-outlet.tsx";

export const handle = { application: true };

/** Around the pages of the way in. */
export default function SignInLayout() {
	return <PageOutlet />;
}
