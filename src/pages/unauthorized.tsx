import { PlaceLinks } from '@/features/shell';
import { Unauthorized } from '@/shared/ui/unauthorized/unauthorized';

export default function UnauthorizedRoute() {
  return (
    <Unauthorized>
      <PlaceLinks />
    </Unauthorized>
  );
}
