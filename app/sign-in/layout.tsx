import { PageOutlet } from "../document/page-outlet.tsx";

export const handle = { application: true };

export default function SignInLayout() {
	return <PageOutlet />;
}
