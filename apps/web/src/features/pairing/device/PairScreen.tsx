import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { PairingPage } from './PairingPage';
import { type DevicePairing, starting, watchPairing } from './pairing';

/** What a new device opens. One that is a signage already has nothing to ask for. */
export function PairScreen() {
  return roleMay('reception.request') ? <ToTheScreen /> : <NewDevice />;
}

function NewDevice() {
  const [pairing, setPairing] = useState<DevicePairing>(starting);
  useEffect(() => watchPairing(setPairing), []);
  return pairing.step === 'paired' ? <ToTheScreen /> : <PairingPage pairing={pairing} />;
}

const ToTheScreen = () => <Navigate to="/app/signage/view" replace />;
